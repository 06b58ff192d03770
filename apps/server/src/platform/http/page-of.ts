/** The page that a list call asks for: how many entries, and the cursor after which they start. */
export const pageOf = ({ p_limit, p_before }: { p_limit: number; p_before?: string | null | undefined }) => ({
  limit: p_limit,
  before: p_before ?? null,
})
