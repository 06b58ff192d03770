/** Replaces an address where one is required. It isn't a valid address, so no later user can have it. */
export const ERASED_ADDRESS = 'erased'

/** The title of content whose words were erased. */
export const ERASED_TITLE = 'Deleted'
