import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
export default defineConfig({ root: import.meta.dirname, cacheDir: '/tmp/ddd-vite', plugins: [react(), icons({ compiler: 'jsx', jsx: 'react' })], build: { outDir: '/tmp/ddd-dist', emptyOutDir: true, minify: true, target: 'es2022' } });
