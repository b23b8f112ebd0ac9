import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    icons({ compiler: 'jsx', jsx: 'react' }),
    VitePWA({
      registerType: 'autoUpdate',
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Tenebrae',
        short_name: 'Tenebrae',
        description: 'A digital table for dungeon-crawl board games',
        display: 'standalone',
        background_color: '#0e0c11',
        theme_color: '#0e0c11',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webp}'],
        globIgnores: ['**/bench-*'],
        navigateFallback: '/index.html',
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [] },
  build: {
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
