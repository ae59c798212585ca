import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[local]-[hash]' } },
  },
  build: { cssMinify: 'lightningcss', target: ['chrome111', 'safari16.4', 'firefox114'] },
  server: { port: 3000 },
});
