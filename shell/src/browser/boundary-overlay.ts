import './boundary-overlay.css';

/** Development only: while Alt is held, every area of the page shows which micro-frontend owns it. */
const show = (shown: boolean) => document.documentElement.toggleAttribute('data-show-boundaries', shown);

window.addEventListener('keydown', ({ key }) => key === 'Alt' && show(true));
window.addEventListener('keyup', ({ key }) => key === 'Alt' && show(false));
window.addEventListener('blur', () => show(false));
