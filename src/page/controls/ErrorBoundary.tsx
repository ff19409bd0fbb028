import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';

type ErrorBoundaryProps = { fallback?: ReactNode; children: ReactNode };

/**
 * Catches rendering errors. A boundary around a recipe needs the recipe's id as `key`, so that an error does not affect
 * the next recipe.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback = <Broken />, children } = this.props;
    return this.state.failed ? fallback : children;
  }
}

function Broken() {
  return (
    <main className="broken">
      <h1>Something boiled over.</h1>
      <p>Reloading restores your saved data.</p>
      <Button variant="main" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </main>
  );
}
