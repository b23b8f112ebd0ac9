import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { type CSSOptions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** What is loaded for one game alone is called after it. */
function chunkName({ facadeModuleId, name }: { facadeModuleId?: string | null; name: string }): string {
  const path = facadeModuleId ?? '';
  const rules = /\/games\/([^/]+)\/src\/(index|words\/index)\.ts$/.exec(path);
  if (rules !== null && !path.includes('/web/src/'))
    return `assets/${rules[1]}-${rules[2] === 'index' ? 'rules' : 'words'}-[hash].js`;
  const look = /\/web\/src\/games\/([^/]+)\/index\.ts$/.exec(path);
  return `assets/${look === null ? name : `${look[1]}-board`}-[hash].js`;
}

/** A finger leaves nothing hovering: what lights up under a pointer is for those who have one, and sticks to no tapped button. */
const hoverForPointers: PostcssPlugins[number] = {
  postcssPlugin: 'hover-for-pointers',
  Rule(rule, { AtRule }) {
    const hovered = rule.selectors.filter(selector => selector.includes(':hover'));
    const { parent } = rule;
    if (
      hovered.length === 0 ||
      (parent?.type === 'atrule' && 'params' in parent && parent.params === POINTER)
    )
      return;
    const others = rule.selectors.filter(selector => !selector.includes(':hover'));
    const media = new AtRule({ name: 'media', params: POINTER });
    media.append(rule.clone({ selectors: hovered }));
    rule.after(media);
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  },
};
const POINTER = '(hover: hover)';
type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

export default defineConfig({
  root: import.meta.dirname,
  css: { postcss: { plugins: [hoverForPointers] } },
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
        // What the server answers itself is never the page.
        navigateFallbackDenylist: [/^\/api\//, /^\/(?:healthz|readyz|metrics)$/],
        // Hears the server while no page is open.
        importScripts: ['push.js'],
      },
    }),
  ],
  worker: {
    format: 'es',
    plugins: () => [],
    rolldownOptions: { checks: { pluginTimings: false }, output: { chunkFileNames: chunkName } },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { checks: { pluginTimings: false }, output: { chunkFileNames: chunkName } },
  },
});
