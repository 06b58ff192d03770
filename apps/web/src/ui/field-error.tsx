/** What is wrong with a field, under it: announced when it appears. @param id what the control's `aria-describedby` names */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <p id={id} aria-live="polite" className="text-sm font-semibold text-rose-ink">
    {error && <span className="mt-1.5 block">{error}</span>}
  </p>
)
