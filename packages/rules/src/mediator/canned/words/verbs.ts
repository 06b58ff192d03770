/** Past forms and their base, for turning "you never told me" into "you didn't tell me". */
export const BASE_OF_PAST: ReadonlyMap<string, string> = new Map(
  'told:tell said:say asked:ask called:call came:come gave:give paid:pay apologized:apologize apologised:apologise did:do listened:listen helped:help answered:answer went:go got:get took:take made:make let:let thought:think knew:know saw:see heard:hear showed:show cared:care loved:love liked:like wanted:want tried:try cleaned:clean washed:wash cooked:cook bought:buy brought:bring sent:send wrote:write replied:reply responded:respond texted:text thanked:thank invited:invite included:include mentioned:mention noticed:notice offered:offer returned:return kept:keep met:meet left:leave picked:pick planned:plan promised:promise talked:talk trusted:trust understood:understand used:use visited:visit waited:wait warned:warn worked:work respected:respect believed:believe fixed:fix shared:share stopped:stop started:start finished:finish signed:sign ordered:order checked:check looked:look spoke:speak explained:explain supported:support admitted:admit gotten:get'
    .split(' ')
    .map((pair) => {
      const [past = '', base = ''] = pair.split(':')
      return [past, base]
    }),
)

/** Verbs that open a request when a sentence starts with them. */
export const REQUESTS =
  'clean|wash|pay|give|call|answer|tell|get|take|bring|fix|do|leave|move|pick|turn|return|send|come|go|listen|apologi[sz]e|keep|let|make|put|remember|ask|respect|delete|buy|wake|close|open|text|reply|respond|quit|stop|try|talk|help|stay|show|explain|book|cancel|change|replace|refund|transfer|share|finish|start|use|wait|write|read|sign|empty|vacuum|cook|feed|lock|knock|include|invite|admit|own up|own|hand|throw|drop|check|find|meet|speak|say|be|act|treat|work|sort|consider|confirm|remove|repair|arrange'
