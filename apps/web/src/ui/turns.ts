/** A pausable countdown: `hold` pauses it and keeps the remaining time. */
type Countdown = { run: () => void; hold: () => void }

/**
 * Creates a countdown that starts out paused.
 * @param milliseconds its total running time
 * @param done called once, when the time is up
 */
export function countdown(milliseconds: number, done: () => void): Countdown {
  let left = milliseconds
  let running: { since: number; timer: ReturnType<typeof setTimeout> } | null = null
  return {
    run() {
      running ??= { since: performance.now(), timer: setTimeout(done, left) }
    },
    hold() {
      if (running === null) return
      clearTimeout(running.timer)
      left -= performance.now() - running.since
      running = null
    },
  }
}

type Parts<Message> = {
  /** How long a message stays, in milliseconds, and its minimum time when the next one is waiting. */
  stays: number
  atLeast: number
  /** How long a new message outlives its screen, in milliseconds, because it may have announced the next one. */
  announces: number
  isSame: (one: Message, other: Message) => boolean
  show: (message: Message) => void
  hide: () => void
}

/** Shows queued messages one at a time, in order. Time is paused at first, and runs only between `run` and `hold`. */
export function takeTurns<Message>({ stays, atLeast, announces, isSame, show, hide }: Parts<Message>) {
  let waiting: readonly Message[] = []
  let shown: { message: Message; mayGo: boolean; isOld: boolean; times: ReturnType<typeof countdown>[] } | null = null
  let isRunning = false

  function begin(message: Message) {
    for (const time of shown?.times ?? []) time.hold()
    const age = () => {
      turn.isOld = true
    }
    const times = [countdown(stays, goOn), countdown(atLeast, () => free(turn)), countdown(announces, age)]
    const turn = { message, mayGo: false, isOld: false, times }
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
    /** Queues a message. Repeating the one shown restarts its time; repeating a waiting one has no effect. */
    add(message: Message) {
      if (shown === null || isSame(shown.message, message)) return begin(message)
      if (!waiting.some((other) => isSame(other, message))) waiting = [...waiting, message]
      if (shown.mayGo) goOn()
    },
    /**
     * Moves on after the screen has changed, unless the current message is recent.
     * @param isOver whether a message, even a recent or waiting one, can't be about the new screen
     */
    overtake(isOver: (message: Message) => boolean = () => false) {
      waiting = waiting.filter((message) => !isOver(message))
      if (shown && (shown.isOld || isOver(shown.message))) goOn()
    },
    /** Moves on after the current message was dismissed or its time is up. */
    goOn,
    run,
    hold() {
      isRunning = false
      for (const time of shown?.times ?? []) time.hold()
    },
  }
}
