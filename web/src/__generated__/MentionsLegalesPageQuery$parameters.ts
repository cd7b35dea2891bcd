/**
 * @generated SignedSource<<b3f3c2d348970978b3e0d668c0aebb26>>
 * @relayHash 310182b9c2194362356fe4b1c54338e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79ac83ed74ddd360900e84d47d32032fb9a824746c85d033ee7d72951e6cf2c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79ac83ed74ddd360900e84d47d32032fb9a824746c85d033ee7d72951e6cf2c5",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
