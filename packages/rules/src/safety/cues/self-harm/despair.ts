import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { ONESELF } from './words.ts'

/** Being a burden, being done, wishing not to be, and having decided. */
export const DESPAIR_CUES: readonly Cue[] = [
  // others would be better off
  cue(
    `(?:better|happier|freer|lighter|easier|richer|safer|relieved|breathe (?:out|again|easier)|get over it|
      get over me|move on|cry for
      a (?:week|day|month|bit)|deserve (?:somebody|someone|a (?:real|proper|better|different)|more than)|
      solve (?:everything|
      it)|best (?:thing|for everyone|for everybody|for all)|fixed?|sort itself|burden|no longer be)`,
    `(?:without me|with me (?:gone|dead|out|not)|me (?:gone|dead|out of it|not (?:there|here|around))|
      take myself out|remove (?:the
      problem|myself)|take me out|if i (?:was|were|am|had|did|just|went|go|left this|died|never)|no son|no daughter|
      no mother|no father|
      once i|when i am (?:gone|dead|not)|after me|i have picked|myself out|cry for a|never been|out of the (?:way|
      picture|world)(?= $))`,
  ),
  cue(
    `(?:let me |should |going to |i will |best to |better (?:to )?|want to |time to |have to )(?:[a-z]+ )?(?:remove|
      take|erase|delete|
      subtract|rid) (?:the problem|myself|me|you of me|everyone of me|the world of me)(?= $| (?:out|from|so|then|and|
      for|it)\\b)
      (?! from (?:the|this) (?:group|chat|list|lease|project|rota|call|account|conversation|situation)\\b)`,
  ),
  cue(
    `(?:what is|whats|where is|see|no|not|is there (?:any|even)?|any) (?:the |any |even )?(?:point|use|sense|good|
      purpose|reason) (?:of|in|
      for|to|is there|being|left)? ?(?:of |in |for |to |even |still )*(?:me|of me|having me|keeping me|anything|
      getting up|wake up|waking
      up|carry on|carrying on|keep going|another day|tomorrow|breathing|be here|being here|being me)(?! (?:at (?:six|
      seven|five)|early|
      about|to (?:do|the|your|you|explain|say|tell)|telling|asking|saying|with (?:this|you|the)|in (?:the|this|
      your) (?:group|meeting|
      band|team|room))\\b)`,
  ),
  cue(
    `(?:burden|waste of (?:space|air|oxygen|skin)|useless|worthless|good for nothing|dead weight|failure|a nothing|
      be nothing|nobody
      needs|disappointment|no use)`,
    `(?:stop being (?:one|a burden|it)|not be (?:long|here)|will not be (?:long|one)|decency to (?:go|leave|die)|
      should (?:go|not be here|
      just go|end)|deserve|picked a|chosen|made up my mind|end|anymore soon|much longer|should not (?:exist|live|
      be here)|no right to
      (?:live|be here)|for good|gone|die|dead|disappear)(?! (?:better|respect|an? (?:apology|answer|explanation|
      thank))\\b)`,
  ),
  // wishes that something or God did it
  cue(
    `(?:hope|hoping|hopes|pray|prays|praying|wish|wishes|wishing|ask god|asked god|beg god|begged god|please god|let|
      make) (?:god |every
      (?:night|day|time) |that |every |to |for |the lord |allah |jesus )*${gap(3)}(?:plane|car|train|bus|lorry|heart|
      cancer|tumou?r|
      god|lord|allah|jesus|lump|it|scan|something|virus|storm|morning|ceiling|me|i)`,
    `(?:goes down|go down|crash|crashes|take me|takes me|took me|come for me|comes for me|gets me|get me out|
      not wake|never wake|no wake|
      not let me wake|stops? beating|just stops?|gives? out|terminal|be the end|finish me|kills? me|do not wake|
      does not come|malignant|
      do not (?:get|come) (?:up|through)|is cancer|it is fatal)`,
  ),
  cue(
    `(?:not|never|no|dont|without) (?:ever |have to |having to |to |again |me |him |her )*(?:wake|waking|woke|
      get(?:ting)? up again|
      open my eyes)(?! (?:you|the|him|her|them|everyone|at|until|up (?:at|until|till|the|in time|early|to))\\b)`,
    `(?:i|me|my|he|she|want|just|hope)`,
  ),
  // careless of one's life
  cue(
    `(?:stopped|stop|not|without|no) (?:bother(?:ing)? )?(?:look|looking|wear|wearing|my|a|taking|checking|caring|
      care|put|putting) ?(?:both
      ways|(?:my |the |a )?(?:seat ?)?belt|(?:my |a )?helmet|whether i|if i|if it|what happens to me|about (?:living|
      dying|staying))(?:
      ${gap(4)}(?:live|die|wake|crash|kills me|hits? me|happens|make it|anymore|cross))?`,
    `(?:cross|crossing|road|driv[a-z]+|hoping|hope|live|die|wake|crash|hits?|happens|rid[a-z]+|motorway|traffic|
      anymore|whatever)`,
  ),
  // decided, planned, dated
  cue(
    `(?:picked|chosen|chose|set|got|fixed|have|has|had|made|there is|given myself|know|marked|
      settled on) (?:on )?(?:a|the|my|his|her) (?:[a-z]+
      )?(?:date|day|plan|place|tree|spot|method|deadline|way)(?= $| (?:and|i|it|for (?:it|myself|when)|to (?:do it|
      die|go|end)|already|now|
      so|but|which|where|out|off|in mind)\\b)`,
    `(?:failure|deserve|smiled|calm|peace|better than i have|it is a good|feel better|do it|die|end|go|good plan|
      nobody (?:knows|can)|already|
      where nobody|goodbye|school|searching|told (?:his|her|a) friend|no more|not (?:be )?here|done|tired|myself)`,
  ),
  cue(
    `(?:picked|chosen|chose|told (?:his|her|their|my|a) (?:[a-z]+ )?(?:friend|teacher|sister|brother|mate|nurse|
      me) ${gap(4)}(?:has|had|have)) (?:a |
      the |my |his |her )(?:date|day|plan|place)(?= $| (?:and|already|i am|for it)\\b)(?! (?:for the|and (?:we|you|
      the venue))\\b)`,
    `(?:^| )(?:i|she|he|they|son|daughter)`,
  ),
  cue(
    `(?:made|making|make|am at|found) (?:my |his |her )?peace (?:with|about)? ?(?:it|that|this|dying|going|leaving|
      death|what|everything|the
      idea|god)`,
    ONESELF,
  ),
  cue(
    `(?:i|he|she) (?:will|would|am going to|could|was going to|wanted to|want to|nearly|almost|am too (?:[a-z]+ )+to|
      should|was about to|
      tried to|might|can not|have|had|did|is going to|had wanted to|have been trying to|am ready to|keep wanting to|
      too (?:[a-z]+ ){1,3}to) (?:have
      |just |already |really |actually |finally |to )*(?:done|do|did|finish|end|go through with|use|used) (?:it|
      that)`,
    `(?:coward|scared of it|hurting|nerve to|have done it by|voices?|rope|pills|blade|shoes off|up there|properly|
      mess|brave enough|pain of|hurt
      so|knife|end it|use it)(?! (?:the shopping|laundry)\\b)`,
  ),
  cue(
    `(?:end|ending|ends) (?:it|things|everything|all of it|this|mine)(?! (?:with (?:you|him|her|me|us)|between|there|
      here|now between|on a|by
      (?:text|phone)|before it|amicably|over (?:text|the phone)|if you|the right way|right here|peacefully|
      properly)\\b)`,
    `(?:threat[a-z]*|says|said|swears?|told me|tells me|going to|will|would|thought of|thinking (?:of|about)|
      think (?:of|about)|want to|wants to|ready
      to|tempted|plan|considered)`,
  ),
  cue(
    `(?:say|says|said|tell|tells|telling|keep saying|keeps saying|whisper|whispers|want me|
      shout) ${gap(3)}(?:i should|to (?:do it|jump|go|die|cut|end|
      hurt|stop|join|step|take)|do it|jump|end|die|worthless|nobody)`,
    `(?:i|me|my)(?! (?:quit|apologi[sz]e)\\b)`,
    `(?:voices?|do it|jump|die|end it|hurt myself|should (?:do|go|jump|die|end)|too tired)`,
  ),
  // done, finished, not able to go on
  cue(
    `(?:i am|i have|me|that is me|i think i am|then i am|im|my life is|life (?:is|has|have)) (?:simply |just |
      really |truly |so |been |
      completely |all )*(?:done|finished|finish|over|through)(?= $| (?:fighting|done|with (?:everything|it all|
        all of it|this life|the world)|for good|
      forever|trying|for (?:him|her|me)|done)\\b)`,
    `(?:done done|done fighting|not done with (?:you|u)|custody|life|another winter|simply finished|since i was|
      in this world|with everything|it all|
      all of it|blame|no more|for (?:him|her|me) $|take the|that is me done)`,
  ),
  cue(
    `(?:can not|cannot|not able to|no strength to|too tired to|not strong enough to|no longer) (?:[a-z]+ )?(?:do|
      face|get through|go on|carry on|
      keep (?:going|doing|on)|live|take|survive|bear) (?:this |it |another |the |with |these |one more |like this |
      through |on )*(?:no more|anymore|
      any longer|night|nights|day|morning|winter|life|living|existing|alone|pain|dark)?`,
    `(?:the nights(?! shifts?)|her fault|his fault|not (?:your|anyones|anybodys|her|his) fault|tell (?:mum|dad|the kids|
      them)|love (?:them|you all)|goodbye|
      alive|want (?:out|it to (?:stop|end))|living|no strength|never wake|forgive me)`,
  ),
  cue(
    `(?:want|wanted|wish|need|waiting for|looking forward to|dream of|like|begging for) (?:all of |for )?(?:it|
      everything|this|the (?:pain|noise|thoughts|
      world|days)|my (?:head|life|brain|heart|mind)|all of it)(?: all)? (?:to |just |is |it )*(?:stop|stopping|end|
      ending|be over|be quiet|go quiet|go
      away|switch off|being over|to be done)(?= $| (?:for good|forever|now|tonight|i|and|just all|
      so)\\b)(?! (?:arguing|fighting|texting|calling|and
      (?:we|you|talk|for you))\\b)`,
    `(?:i|me|my|thing)`,
  ),
  cue(
    `(?:alive|breathing|on this (?:earth|planet)|in this world|still (?:here|alive)|keeps? me (?:here|going|alive|
      from)|keeping me (?:here|going|alive|from))`,
    `(?:stay alive|staying alive|still alive|only reason|nothing keep[a-z]*|on this earth|in this world|
      keeps? me alive|keeping me alive)`,
  ),
  cue(
    `(?:dead|dying|death|not existing|not being (?:here|alive))`,
    `(?:would not fix|only (?:thing|way|cure|answer|solution)|would fix|cure|solution|sort it|solve|easiest|kinder|
      cheaper|rather be|prefer|less
      (?:trouble|painful|lonely)|peaceful|quieter|makes (?:more )?sense|jealous of|envy|envious)`,
  ),
  cue(
    `(?:gone|went|go|going|left|did it|done) (?:that|the same) way|(?:why|how) (?:he|she|they|dad|mum|
      my [a-z]+) did it`,
    `(?:understand|makes (?:more )?sense|see why|get it|think about|thinking about|envy|brave|now|tempt[a-z]+|same)`,
  ),
  cue(
    `(?:how long|who|when|how many days) ${gap(4)}(?:find|finds|found|notice|notices|noticed|come looking|smell|
      realise|realize) (?:me|my body|i am
      (?:gone|dead)|i was (?:gone|dead)|that i am gone)`,
    `(?:would|before|if|wonder|working out|lie|think|until|till|take|will)`,
  ),
  cue(
    `(?:widow|widower|orphans?|without a (?:father|mother|dad|mum)|one parent|dead (?:woman|man|person|body)|
      among the living|my corpse|my body|half an
      orphan)`,
    `(?:you will be|soon|going to|gets? to court|there will|only be|not (?:be )?among|decide|instead|will find|pay|
      looks better|solution|by then)`,
  ),
  cue(
    `(?:hand|give|return|send|want) (?:my |the |me |in |back )*(?:ticket|life|membership|refund) (?:back|in)|
      (?:world|life|earth|planet) (?:just |simply |really |
      maybe )*(?:is not|isnt|was not|was never|not) (?:made |meant |built )?for me|stop the world|(?:not|
      never) (?:made|meant|cut out|built) for (?:this )?(?:life|
      living|world|earth)`,
    `(?:i|me)`,
  ),
  cue(
    `(?:can not|cannot|could not|not|can no longer) (?:promise|guarantee|trust|swear|be sure|say) ${gap(5)}(?:safe|
      alive|myself|okay tonight|here tomorrow|
      what i (?:might|will|would|could) do|around|still be here)(?! (?:seat|travels|with your|to (?:eat|say|you|
      drive|a biscuit|the)|around (?:you|chocolate|
      cake)))`,
    `(?:i|he|she)`,
  ),
  cue(
    `(?:begs?|begged|asks?|asked|beg|want|wants|wanted|help) (?:me |us |you |to |every night |the nurse |
      the doctor )*(?:to )?(?:help )?(?:me |him |her )?(?:die|
      end it|let (?:me|him|her) (?:go|die)|go with (?:him|her)|put a pillow|switzerland|dignitas)`,
    `(?:he|she|him|her|me|i|father|mother|dad|mum|nan)(?! (?:to the|laughing)\\b)`,
  ),
  cue(
    `let me (?:go|die|sleep|slip away)`,
    `(?:properly|this time|do not (?:call|ring|phone|come|look|save|stop)|not (?:call|ring|save|find)|break the door|
      in peace|stop saving|ambulance|for good)`,
  ),
]
