/**
 * @generated SignedSource<<f77aa4bd4b9dc84bbcca1e1937178e67>>
 * @relayHash d6b59a9dfeea12d9ba4a854976ac991b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2bc55f99168315487a9a4e3580a62cadd9f059359d409cd64e3843a16d91454

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2bc55f99168315487a9a4e3580a62cadd9f059359d409cd64e3843a16d91454",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
