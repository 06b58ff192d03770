import { type ReactNode, useEffect, useRef } from 'react'

type FoldProps = {
  label: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A native disclosure, as wide as the page. On paper it is always open. */
export function Fold({ label, isOpen, onToggle, children }: FoldProps) {
  const { details, isForPaper } = useOpenOnPaper()
  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => isForPaper.current || onToggle(currentTarget.open)}
      className="group border-t-2 border-faint"
    >
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-lg py-2 text-lg font-bold hover:underline hover:underline-offset-4">
        <span
          aria-hidden
          className="w-5 shrink-0 text-center transition-transform duration-150 group-open:rotate-90 print:hidden"
        >
          ▸
        </span>
        {label}
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  )
}

/** Opens it while the page is printed: browsers that don't know `::details-content` print a closed one closed. */
function useOpenOnPaper() {
  const details = useRef<HTMLDetailsElement>(null)
  const isForPaper = useRef(false)
  useEffect(() => {
    const open = () => {
      if (!details.current || details.current.open) return
      isForPaper.current = true
      details.current.open = true
    }
    const close = () => {
      if (details.current && isForPaper.current) details.current.open = false
      isForPaper.current = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])
  return { details, isForPaper }
}
