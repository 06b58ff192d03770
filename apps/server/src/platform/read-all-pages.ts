/**
 * Reads a paginated list to its end.
 * @param limit the page size
 * @param read one page of that size; `before` is the id of the previous page's last item, null for the first page
 */
export async function readAllPages<Item, Id>(
  limit: number,
  read: (before: Id | null) => Promise<Item[]>,
  idOf: (item: Item) => Id,
): Promise<Item[]> {
  const all: Item[] = []
  for (let before: Id | null = null; ; ) {
    const page: Item[] = await read(before)
    all.push(...page)
    const last = page.at(-1)
    if (last === undefined || page.length < limit) return all
    before = idOf(last)
  }
}
