const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether an id in the address of a page is a UUID; the database is only asked about those. */
export const isUuid = (text: string): boolean => UUID.test(text)
