curl --fail-with-body "$SITE/graphql" \
  --header "Authorization: Bearer $TOKEN" \
  --header 'Content-Type: application/json' \
  --data '{ "query": "{ admin { services(first: 3) { totalCount edges { node { id nom } } } } }" }'

curl --fail-with-body "$SITE/api/service?page=1" --header "Authorization: Bearer $TOKEN"
