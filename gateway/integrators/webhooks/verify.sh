#!/bin/sh
# verify.sh SECRET ID TIMESTAMP SIGNATURE < body: says whether a request is ours, with openssl; a way to look at one by hand.
set -eu
key=$(printf %s "${1#whsec_}" | openssl base64 -d -A | od -An -vtx1 | tr -d ' \n')
hmac=$({ printf %s "$2.$3."; cat; } | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
case " $4 " in *" v1,$hmac "*) ;; *) echo 'The signature is not ours.' >&2; exit 1 ;; esac
age=$(($(date +%s) - $3))
[ "${age#-}" -le 300 ] || { echo 'The request is too old.' >&2; exit 1; }
