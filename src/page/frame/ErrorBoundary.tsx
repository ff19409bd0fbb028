import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="broken">
        <h1>Something boiled over.</h1>
        <p>Your ingredients and your last recipe are kept in this browser.</p>
        <Button className="button-main" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </main>
    );
  }
}
