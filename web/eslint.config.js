import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

// The parser does not infer what a component hands to a callback; svelte-check does.
const NOT_IN_TEMPLATES = {
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/no-unnecessary-type-assertion': 'off',
};
const parserOptions = {
  projectService: true,
  extraFileExtensions: ['.svelte'],
  tsconfigRootDir: import.meta.dirname,
};

export default defineConfig(
  globalIgnores(['src/generated/']),
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions },
    rules: {
      'no-undef': 'off', // svelte-check knows better
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowArray: true, allowNumber: true },
      ],
    },
  },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { ...parserOptions, parser: ts.parser } },
    rules: { 'svelte/prefer-svelte-reactivity': 'off' }, // many a Set is never shown
  },
  { files: ['**/*.svelte'], rules: NOT_IN_TEMPLATES },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
