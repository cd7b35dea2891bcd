/**
 * @generated SignedSource<<6007402b7abce811fa13ffb2dfd4fe22>>
 * @relayHash 423c582f1c763de35f6c23bdcb321d60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9635a3b75190ae9f7326e85fca50355857aa8f0bb5dbf4edf68c704b179ba36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9635a3b75190ae9f7326e85fca50355857aa8f0bb5dbf4edf68c704b179ba36",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
