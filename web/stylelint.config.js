const COLOURS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

// Colours and durations have names, which only tokens.css gives them.
export default {
  extends: 'stylelint-config-recommended',
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': COLOURS,
    'unit-disallowed-list': ['s', 'ms'],
    'no-descending-specificity': null, // components are read from the whole to the parts
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    {
      files: ['src/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'unit-disallowed-list': null },
    },
  ],
};
