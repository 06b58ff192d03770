import { useEffect } from 'react'

/** Sets the page's title, which tabs, history and screen readers use; null leaves it unchanged. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Squash`
  }, [title])
}
