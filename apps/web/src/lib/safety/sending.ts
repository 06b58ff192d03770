/** A person's words on their way; acknowledged once the safety screen has asked about them. */
export type Sending = { text: string; safety_acknowledged?: boolean }
