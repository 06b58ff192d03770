import { buttonStyle } from '../../ui/button-style.ts'

/** A page that anybody may have open. */
const ELSEWHERE = 'https://www.wikipedia.org/'

/**
 * Leads away at once, for somebody who must not be seen here. It takes the place of this page in the history, so that Back does
 * not return to it; a link does the same where scripts are slow.
 */
export function LeaveQuickly() {
  return (
    <a
      href={ELSEWHERE}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault()
        document.title = 'Wikipedia'
        location.replace(ELSEWHERE)
      }}
      className={buttonStyle('primary', 'regular')}
    >
      Leave this page quickly
    </a>
  )
}
