import type { ReactNode } from 'react'

type FoldProps = {
  label: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A native disclosure, as wide as the page. On paper it is always open. */
export function Fold({ label, isOpen, onToggle, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
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
