import { Component, type ReactNode } from 'react';

type BoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Round one recipe: a recipe that cannot be drawn never takes the page along. Reset by its key. */
export class RecipeBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
