/**
 * @generated SignedSource<<c4ab41e17514890625eaa3d5757e8344>>
 * @relayHash 0caddb78c6ceed703146d1f1b21c9c06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 833f8d1916cb15f4c70c38f264f9a166e7f0debd81799b7c95dfcfd098007072

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "833f8d1916cb15f4c70c38f264f9a166e7f0debd81799b7c95dfcfd098007072",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
