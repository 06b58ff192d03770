const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the id in an address is a UUID; the server is only asked about those. */
export const isUuid = (text: string): boolean => UUID.test(text)
