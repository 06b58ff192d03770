import { createContext, useContext, useEffect } from 'react'

/** Takes the title while the server renders, where there is no document. */
export const TitleSink = createContext<((title: string) => void) | null>(null)

/** Sets the page's title, which tabs, history and screen readers use; null leaves it unchanged. */
export const useDocumentTitle = (title: string | null): void => useWholeTitle(title && `${title} · Squash`)

/** The same without the product's name at the end. */
export function useWholeTitle(title: string | null): void {
  const sink = useContext(TitleSink)
  if (title !== null) sink?.(title)
  useEffect(() => {
    if (title !== null) document.title = title
  }, [title])
}
