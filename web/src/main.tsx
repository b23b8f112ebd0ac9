import './look/fonts.ts';
import './look/look.css';
import './shell/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applySettings } from './shell/apply.ts';
import { keepOffline } from './shell/offline.ts';

applySettings();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void keepOffline();
