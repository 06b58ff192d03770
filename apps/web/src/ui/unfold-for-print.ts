/**
 * Opens all closed folds while the page is printed. Only for browsers in which the style sheet for paper can't, because
 * they don't know `::details-content`.
 * @returns stops it
 */
export function unfoldForPrint(): () => void {
  if (CSS.supports('selector(::details-content)')) return () => undefined
  let opened: HTMLDetailsElement[] = []
  const unfold = () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const fold of opened) fold.open = true
  }
  const restore = () => {
    for (const fold of opened) fold.open = false
  }
  addEventListener('beforeprint', unfold)
  addEventListener('afterprint', restore)
  return () => {
    removeEventListener('beforeprint', unfold)
    removeEventListener('afterprint', restore)
  }
}
