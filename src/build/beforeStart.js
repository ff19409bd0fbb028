{
  const page = document.documentElement;
  const { address } = document.currentScript.dataset;
  const early = 'recipe-kitchen.early';
  window.early = [];
  try {
    // Restores ingredients and presses from an earlier page in this tab, which the visitor left before its script loaded.
    const stored = sessionStorage.getItem(early);
    sessionStorage.removeItem(early);
    window.early = JSON.parse(stored ?? '[]');
    const isOurs = (key) => key.startsWith('recipe-kitchen');
    const storages = [localStorage, sessionStorage];
    if (storages.some((storage) => Object.keys(storage).some(isOurs))) page.className = 'kept';
  } catch {}
  // Hides the first screen from a visitor who opens the link of a recipe.
  if (location.hash) page.className = 'kept';
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(early, JSON.stringify(window.early.filter(({ files }) => !files)));
    } catch {}
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const [field] = event.target.elements;
    window.early.push({ typed: field.value });
    field.value = '';
    field.focus();
  });
  addEventListener('click', ({ target }) => {
    if (page.classList.contains('started')) return;
    const button = target.closest('button[id]');
    if (button) window.early.push({ pressed: button.id });
  });
  // Takes a dropped file. Otherwise, the browser would leave the page to show the file.
  const holdsFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files');
  addEventListener('dragover', (event) => holdsFiles(event) && event.preventDefault());
  addEventListener('drop', (event) => {
    if (page.classList.contains('started') || !holdsFiles(event)) return;
    event.preventDefault();
    window.early.push({ files: [...event.dataTransfer.files] });
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
