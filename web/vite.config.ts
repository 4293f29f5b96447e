import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // The first browsers with light-dark(), which the look is written in.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined fonts would be loaded by pages that need none of their letters.
    assetsInlineLimit: 0,
  },
  // A worker opens the box of one game only.
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
