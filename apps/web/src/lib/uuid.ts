const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether an address can be a conflict's or a person's at all; the server is only asked about those. */
export const isUuid = (text: string): boolean => UUID.test(text)
