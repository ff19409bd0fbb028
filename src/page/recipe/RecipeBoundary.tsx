import { Component, type ReactNode } from 'react';

type BoundaryProps = { fallback: ReactNode; children: ReactNode };

/** It needs the recipe as its `key`: without that, the recipe after a failed one would not be drawn either. */
export class RecipeBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
