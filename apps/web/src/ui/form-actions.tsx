import type { ReactNode } from 'react'

/** What a form in a dialog ends with, the main action first: above the others on a phone, at the right edge on a desk. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-3 sm:flex-row-reverse">{children}</div>
)
