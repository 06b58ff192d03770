/** Where somebody can be waited for: their home, their work and what fills their week. */
export const PLACE = `(?:house|home|flat|place|door|doorstep|step|gate|garden|window|street|road|drive|building|block|
  office|work|workplace|job|shop|school|nursery|university|campus|college|hostel|hotel|gym|class|club|church|mosque|
  temple|choir|pool|stop|station|platform|airport|car park|dentist|dentists|hairdresser|hairdressers|salon|mums|nans|
  mothers|sisters|brothers|parents|supermarket|market|cafe|restaurant|cinema|yoga|pilates|graduation|christening|
  wedding|funeral|match|matches|hospital|ward|department|practice|rehearsal|allotment|beach|pub|park|library|desk)`

/** Until the other gives in. */
export const UNTIL_THEY_YIELD = `(?:till|until|unless) (?:you|she|he|i) (?:finally |just |at last |will )*(?:talk|
  speak|listen|answer|agree|change (?:your|her|his) mind|take me back|see me|see sense|meet|forgive|give (?:in|me)|
  come (?:down|out|back)|let me|open|hear me|crack|reali[sz]e|understand|say yes|love|want me|pick up|reply|face me|
  come to your senses|have sorted|sort this)|until we (?:have sorted|have talked|talk|speak|sort)|
  whether (?:or not )?you like|like it or not|whether you want`

/** That somebody has been told that it is over, or to stop. */
export const REFUSED = `(?:i|we) (?:have |had |already |clearly )*(?:(?:told|asked|begged) (?:you|him|her|
  them) (?:[a-z]+ )?(?:no|not to|to stop|it (?:is|was) over|i (?:was|am) not interested|to leave me alone|never to)|
  said (?:no|it (?:is|was) over)|rejected|turned (?:him|her|you) down|broke (?:it off|up)|ended (?:it|things)|
  left (?:him|her)|blocked (?:him|her|you)|split up|moved out|got divorced)|(?:you|she) (?:said|
  told me) (?:that )?(?:it is over|it was over|no|we are (?:finished|done)|to stop)|(?:asked|told|begged) (?:me|us|
  him|her|you) (?:not to (?:write|call|come|contact|ring|text|message|visit)|to stop)|after the (?:divorce|split|
  break ?up|separation)|since the (?:divorce|split|break ?up)|broken up|my ex|her ex|his ex|(?:ex|former) (?:husband|
  wife|boyfriend|girlfriend|student|patient|client)|decide we are finished|have been divorced|been separated|
  will not (?:speak|talk) to me`
