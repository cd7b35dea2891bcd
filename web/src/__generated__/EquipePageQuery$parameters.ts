/**
 * @generated SignedSource<<65def0505e822b79f623cd3260f7a616>>
 * @relayHash e36ec771f28e77a4d944b29324eb70b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39ecb7c5b5543cb6aba73108b80c592358f4f599c301a41982dcf56202982496

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39ecb7c5b5543cb6aba73108b80c592358f4f599c301a41982dcf56202982496",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
