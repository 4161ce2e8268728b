import { Component, type ReactNode } from 'react';

export interface FailureBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
  /** What the children are about: about something else they are tried anew. */
  of?: string;
}

/** Shows something else in place of what failed to render. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean; of?: string }> {
  override state = { failed: false, of: this.props.of };

  static getDerivedStateFromProps({ of }: FailureBoundaryProps, before: { of?: string }) {
    return of === before.of ? null : { failed: false, of };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
