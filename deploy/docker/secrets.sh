#!/bin/sh
# Makes the secrets that docker-compose.yml takes from .env; leaves an .env that is there.
set -eu
file="$(dirname "$0")/../../.env"
if [ -e "$file" ]; then
  echo ".env is there already: its secrets sign what is out there, so keep it."
  exit 0
fi
umask 077
printf 'LECTERN_SECRET=%s\nS3_SECRET=%s\n' "$(openssl rand -hex 32)" "$(openssl rand -hex 24)" > "$file"
echo "Wrote .env. Keep it: LECTERN_SECRET signs what is out there."
