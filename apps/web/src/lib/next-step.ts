/** A button that leads to the viewer's next action: its label, and the id of the element that holds the action. */
export type NextAction = { target: string; label: string }

/** What is next, in a few words, and the button that leads there when it is up to the viewer. */
export type NextStep = { says: string; action: NextAction | null }
