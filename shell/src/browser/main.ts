import { otherTasks } from '@forecourt/web-kit/other-tasks';
import { PAGE_FAILED } from '../app/page-start.ts';

/** The page's code in the order in which it is evaluated; `eager`: it is in this file already. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@forecourt/web-kit'),
  () => import(/* webpackMode: "eager" */ '../app/page.tsx'),
];

/** Evaluates each part in a task of its own, because all of them together would keep a phone from answering a tap. */
async function start(): Promise<void> {
  for (const evaluate of PARTS) {
    await evaluate();
    await otherTasks();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './page.tsx');
  await startPage();
}

// If the micro-frontend cannot be loaded, the server's HTML stays: complete, with working links and forms.
start().catch((error) => {
  window.dispatchEvent(new Event(PAGE_FAILED));
  reportError(error);
});
