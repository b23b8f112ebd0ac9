import './look/fonts.ts';
import './look/look.css';
import './shell/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applySettings } from './shell/apply.ts';
import { keepOffline } from './shell/offline.ts';
import { followInvitation } from './shell/route.ts';

applySettings();
followInvitation();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
// The benchmark measures the very code that players run; nothing leads to it.
if (location.hash === '#/bench') void import('./bench/bench.tsx').then(({ bench }) => bench(root));
else {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  void keepOffline();
}
