/**
 * @generated SignedSource<<07aa748e38055bcd29930d977658c84c>>
 * @relayHash 362f3e1902b17d03a3f5e666b350b7a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5018ec72c89003a0e0640a8315db5b36088efee54e78b245f6c432d54d1daff9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5018ec72c89003a0e0640a8315db5b36088efee54e78b245f6c432d54d1daff9",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
