/** At the right edge of a card that is a link: shows that it leads somewhere. */
export const CardArrow = () => (
  <span aria-hidden className="ml-auto shrink-0 text-xl font-bold">
    →
  </span>
)
