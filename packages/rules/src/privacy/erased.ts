/** Stands where there has to be an address, and is none: whoever comes later cannot hold it. */
export const ERASED_ADDRESS = 'erased'

/** What something is called of which no words are left. */
export const ERASED_TITLE = 'No longer kept'
