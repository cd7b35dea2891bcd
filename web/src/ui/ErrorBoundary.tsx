import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  fallback: ReactNode
  /** What is shown inside: when it changes, it is tried anew. */
  of?: unknown
  children: ReactNode
}

/** Shows the fallback where a part below fails, and leaves the rest standing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
