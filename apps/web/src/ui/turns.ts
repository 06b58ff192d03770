import { countdown } from './countdown.ts'

type Parts<Message> = {
  /** How long a message stays, in milliseconds, and how long it stays at least when the next one is waiting. */
  stays: number
  atLeast: number
  isSame: (one: Message, other: Message) => boolean
  show: (message: Message) => void
  hide: () => void
}

/**
 * Messages that take turns in one place, in the order in which they come. Time is held at first, and runs only between
 * `run` and `hold`.
 */
export function takeTurns<Message>({ stays, atLeast, isSame, show, hide }: Parts<Message>) {
  let waiting: readonly Message[] = []
  let shown: { message: Message; mayGo: boolean; times: ReturnType<typeof countdown>[] } | null = null
  let isRunning = false

  function begin(message: Message) {
    for (const time of shown?.times ?? []) time.hold()
    const turn = { message, mayGo: false, times: [countdown(stays, goOn), countdown(atLeast, () => free(turn))] }
    shown = turn
    show(message)
    if (isRunning) run()
  }

  function free(turn: NonNullable<typeof shown>) {
    turn.mayGo = true
    if (waiting.length > 0) goOn()
  }

  function goOn() {
    if (shown === null) return
    for (const time of shown.times) time.hold()
    shown = null
    hide()
    const [next, ...rest] = waiting
    waiting = rest
    if (next !== undefined) begin(next)
  }

  function run() {
    isRunning = true
    for (const time of shown?.times ?? []) time.run()
  }

  return {
    /** Takes a message. Said again while it is shown, it starts its time over; while it waits, it is not said twice. */
    add(message: Message) {
      if (shown === null || isSame(shown.message, message)) return begin(message)
      if (!waiting.some((other) => isSame(other, message))) waiting = [...waiting, message]
      if (shown.mayGo) goOn()
    },
    /** The one that is shown was dismissed, or has had its time. */
    goOn,
    run,
    hold() {
      isRunning = false
      for (const time of shown?.times ?? []) time.hold()
    },
  }
}
