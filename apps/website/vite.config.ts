import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { constantTokens } from './bundling/constantTokens.ts';
import { failedDataIsAwaited } from './bundling/failedDataIsAwaited.ts';
import { FILE_GROUPS } from './bundling/fileGroups.ts';
import { makeFonts } from './bundling/fonts.ts';
import { forMachinesOnly } from './bundling/forMachinesOnly.ts';
import { media } from './bundling/media.ts';
import { partsLoad } from './bundling/partsLoad.ts';
import { playbackFiles } from './bundling/playbackFiles.ts';
import { routerComesLater } from './bundling/routerComesLater.ts';
import { CLASS_PATTERN, shortClassNames } from './bundling/shortClassNames.ts';
import { stationPictures } from './bundling/stationPictures.ts';

export default defineConfig({
  resolve: { alias: { '@fonts': await makeFonts() } },
  plugins: [
    reactRouter(),
    constantTokens,
    shortClassNames(),
    media,
    stationPictures,
    playbackFiles,
    forMachinesOnly,
    routerComesLater,
    failedDataIsAwaited,
    partsLoad,
  ],
  // what browsers load of other packages, besides React's: a package that Vite finds later reloads the developer's page
  optimizeDeps: { noDiscovery: true, include: ['hls.js', 'zod'] },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { pattern: CLASS_PATTERN },
      // each `color-scheme` would get four custom properties for `light-dark()`, which we do not use
      exclude: Features.LightDark,
    },
  },
  build: {
    cssMinify: 'lightningcss',
    // older browsers get pages without scripts (app/platform/rendering/pageScript.server.ts)
    target: ['chrome111', 'safari16.4', 'firefox115'],
    // with styles: Chrome before 104 and Safari before 16.4 know no media query as we write it (`width >= 992px`)
    cssTarget: ['chrome92', 'safari15', 'firefox115'],
    rolldownOptions: {
      // an import from a room's index.ts loads only the imported part, not the whole room
      treeshake: { moduleSideEffects: [{ test: /app\/.*\/index(\.server)?\.ts$/, sideEffects: false }] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // every page's table of routes contains each file's name: seven characters are enough to tell versions
            // apart
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: FILE_GROUPS },
          },
        },
      },
    },
    // the build and the server must share one instance, which counts, logs and traces
    ssr: { build: { rolldownOptions: { external: ['@sala/telemetry'] } } },
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
