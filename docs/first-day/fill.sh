#!/usr/bin/env bash
# Fills an empty newsroom as on its first day: a picture, an author, ten articles and a front page, a programme with a film and
# captions, and a week's schedule.
#   docs/first-day/fill.sh FILM PICTURE
# FILM is any film, PICTURE any photo. NEWSROOM is the command of the newsroom: another one in a container.
set -euo pipefail
film=${1:?Usage: docs/first-day/fill.sh FILM PICTURE} picture=${2:?Usage: docs/first-day/fill.sh FILM PICTURE}
here=$(cd "$(dirname "$0")" && pwd)
newsroom() { ${NEWSROOM:-npm run --silent newsroom --} "$@"; }
export TZ=Asia/Bangkok
today=$(date +%F)

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# What there is to do; the sections and the channel that it names are the station's
begun=$(newsroom begin)
echo "$begun"
read -ra sections <<<"$(sed -n 's/.*; sections: //p' <<<"$begun")"
channel=$(sed -n 's/.*schedule set \([^ ]*\) .*/\1/p' <<<"$begun")
[[ ${#sections[@]} -gt 0 && $channel ]] || { echo 'There is news or a schedule already: this is for an empty newsroom.' >&2; exit 1; }

# A picture: its name in the newsroom is the first word that comes back
market=$(newsroom pictures upload "$picture" --alt 'ผู้ค้าล้างแผงในตลาดเช้าหลังน้ำลด' --credit 'ภาพ: ทีมข่าว' --focus 0.5,0.4)
echo "$market"
market=${market%% *}

# Who writes: articles name them by their key
newsroom authors set malee --name 'มาลี ศรีสุข' --job 'ผู้สื่อข่าวภูมิภาค' \
  --about 'เล่าเรื่องเมืองริมน้ำและคนที่อยู่กับน้ำมาทั้งชีวิต' --picture market-ledger.webp

# Ten articles: each a draft, which is published; those of a section that the station does not have take turns in its own
turn=0
for file in "$here"/articles/*.txt; do
  section=$(sed -n 's/^section: //p' "$file")
  [[ " ${sections[*]} " == *" $section "* ]] || section=${sections[turn++ % ${#sections[@]}]}
  draft=$(sed -e "s/market\.jpg/$market/" -e "s/^section: .*/section: $section/" "$file" | newsroom articles draft -)
  published=$(newsroom articles publish "${draft%% *}")
  echo "$published"
  if [[ $file == */01-* ]]; then
    lead=${published##*/}
    lead=${lead%% *}
  fi
done

# A mistake, which is found: the text is changed, and readers are told
newsroom articles show "$lead" | sed 's/เก้าวัน/สิบวัน/' >"$work/lead.txt"
copy=$(newsroom articles edit "$lead" "$work/lead.txt")
newsroom articles publish "${copy%% *}" --correction 'ฉบับแรกระบุว่าเก้าวัน ที่ถูกต้องคือสิบวัน'
newsroom articles versions "$lead"

# The front page: what leads, seen when it is launched
newsroom front-page place lead "$lead"
newsroom front-page launch

# A programme with an episode; its film is encoded in the background
newsroom programs set rim-khlong "$here/programme.json"
newsroom films add rim-khlong-1 "$film"
newsroom films captions rim-khlong-1 "$here/captions.srt"
sed -e "s/market\.jpg/$market/" -e "s/TODAY/$today/" "$here/episode.json" >"$work/episode.json"
newsroom episodes add rim-khlong "$work/episode.json"
while state=$(newsroom films show rim-khlong-1) && grep -q '  encoding, ' <<<"$state"; do
  sleep 1
done
echo "$state"

# A week: the same eight programmes every day; the nights stay empty, and what is over today is
{
  echo start,minutes,program,title
  for day in 0 1 2 3 4 5 6; do
    sed "s/^/$(date -d "+$day days" +%F) /" "$here/day.csv"
  done
} | newsroom schedule import - --channel "$channel"

newsroom begin
newsroom log --limit 5
