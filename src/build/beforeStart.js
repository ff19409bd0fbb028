{
  const page = document.documentElement;
  const { address } = document.currentScript.dataset;
  const early = 'recipe-kitchen.early';
  window.typedEarly = [];
  try {
    // Restores ingredients from an earlier page in this tab, which the visitor left before its script loaded.
    const typed = sessionStorage.getItem(early);
    sessionStorage.removeItem(early);
    if (typed) window.typedEarly = typed.split('\n');
    const isOurs = (key) => key.startsWith('recipe-kitchen');
    const storages = [localStorage, sessionStorage];
    if (storages.some((storage) => Object.keys(storage).some(isOurs))) page.className = 'kept';
  } catch {}
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(early, window.typedEarly.join('\n'));
    } catch {}
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const [field] = event.target.elements;
    window.typedEarly.push(field.value);
    field.value = '';
    field.focus();
  });
  addEventListener('click', ({ target }) => {
    if (page.className === 'started') return;
    const chip = target.closest('.suggestion');
    if (chip) window.typedEarly.push(chip.textContent);
  });
  const start = () =>
    import(address).catch((error) => {
      document.getElementById('not-started')?.classList.remove('late');
      throw error;
    });
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden || location.search || page.className) return start();
    setTimeout(start, 2_000);
    const look = (paints) => paints.getEntriesByName('first-contentful-paint').length > 0 && start();
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
  });
}
