/** A small turning ring beside the words that say what is happening; never alone. */
export function Spinner() {
  return (
    <span
      aria-hidden
      className="spin inline-block size-4 shrink-0 rounded-full border-2 border-current border-r-transparent"
    />
  )
}
