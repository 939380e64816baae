import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './compress.ts';

// Built into the Python package, which serves it; in development the server is asked.
export default defineConfig(({ command }) => ({
  plugins: [svelte(), compress()],
  base: command === 'build' ? '/static/' : '/',
  build: { outDir: '../src/sengoku/server/static', emptyOutDir: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.SENGOKU_URL ?? 'http://127.0.0.1:8000', ws: true } },
  },
}));
